"""What is drawn beside the rules: each position says what must be true of a moment, and what its caption counts."""

from typing import Any

from tests.pictures.moments import Facts, Moment, Position, View

STONES_OF = {1: 1, 3: 2, 5: 3}


def points_by_source(moment: Moment) -> dict[str, int]:
    return {source.key: int(source.points) for source in moment.sources}


def total(moment: Moment) -> int:
    return sum(int(source.points) for source in moment.sources)


def wins(moment: Moment) -> bool:
    return moment.over and moment.game.places(moment.state)[moment.seat] == 1


# Yak


def own_cart(moment: Moment) -> View:
    cart: View = next(cart for cart in moment.view["road"] if cart["before"] == moment.seat)
    return cart


def usable(moment: Moment) -> int:
    refused = own_cart(moment)["cart"].removeprefix("no-")
    return sum(count for kind, count in moment.own["tent"].items() if kind != refused)


def refuses_much(moment: Moment) -> bool:
    """A cart sells three stones, but less of the tent than that costs is welcome on it."""
    if moment.asked != "prompt-pick" or moment.view["hand"] or own_cart(moment)["cart"] == "two-kinds":
        return False
    return len(own_cart(moment)["stones"]) >= 3 and usable(moment) < 5 <= sum(moment.own["tent"].values())


def refused_facts(moment: Moment) -> Facts:
    cart = own_cart(moment)
    return {
        "refused": cart["cart"].removeprefix("no-"),
        "tent": sum(moment.own["tent"].values()),
        "usable": usable(moment),
        "stones": max(STONES_OF[price] for price in STONES_OF if price <= usable(moment)),
    }


def spots_open(moment: Moment) -> bool:
    """A stone has places in several rows."""
    return (
        moment.asked == "prompt-place"
        and len(moment.view["hand"]) == 1
        and len(moment.view["spots"]) >= 3
        and min(moment.view["spots"]) < 5 <= max(moment.view["spots"])
    )


def groups(moment: Moment) -> list[View]:
    found: list[View] = moment.own["groups"]
    return found


def scored_facts(moment: Moment) -> Facts:
    points = points_by_source(moment)
    return {
        "groups": len(groups(moment)),
        "sizes": points["source-sizes"],
        "number": points.get("source-number", 0),
        "total": total(moment),
    }


YAK = (
    Position(
        "yak",
        "refused",
        "four-players",
        lambda m: refuses_much(m) and usable(m) > 0,
        refused_facts,
    ),
    Position(
        "yak",
        "places",
        "two-players",
        spots_open,
        lambda m: {"count": len(m.view["spots"]), "stones": m.own["stones"]},
    ),
    Position(
        "yak",
        "fog",
        "three-players",
        lambda m: m.asked == "prompt-choose" and m.view["fog"]["track"] == 2,
        lambda m: {"track": m.view["fog"]["track"], "fields": m.view["fog"]["fields"], "looks": m.view["yaks_look"]},
    ),
    Position(
        "yak",
        "scored",
        "two-players",
        lambda m: wins(m) and len(groups(m)) >= 5,
        scored_facts,
    ),
    Position(
        "yak",
        "bonus",
        "four-players-three-bonus-cards",
        lambda m: m.asked == "prompt-choose" and len({bonus["kind"] for bonus in m.view["bonuses"]}) == 3,
        lambda m: {"cards": len(m.view["bonuses"])},
    ),
)

# Kathmandu


def way_with_strip(moment: Moment) -> bool:
    if moment.asked != "prompt-move":
        return False
    return any(one["fodder"] == 1 and len(one.get("path") or []) >= 3 for one in plain_ways(moment))


def plain_ways(moment: Moment) -> list[View]:
    found: list[View] = []
    for movement in moment.view["movements"]:
        if movement["path"] is None:
            continue
        for way in movement["ways"]:
            found.append({**way, "path": way.get("path") or movement["path"]})
    return found


def the_way(moment: Moment) -> View:
    return next(one for one in plain_ways(moment) if one["fodder"] == 1 and len(one["path"]) >= 3)


def mover(moment: Moment) -> View:
    player: View = moment.view["players"][moment.seat]
    return player


def chosen_die(moment: Moment) -> int:
    pips: int = next(die["pips"] for die in mover(moment)["dice"] if die["colour"] == moment.view["die"])
    return pips


def storm_facts(moment: Moment) -> Facts:
    view = moment.view
    return {
        "day": view["day"],
        "days": view["days"],
        "suns": view["weather"]["suns"],
        "storms": view["weather"]["storms"],
    }


KATHMANDU = (
    Position(
        "kathmandu",
        "way",
        "four-players",
        lambda m: m.asked == "prompt-die",
        lambda m: {
            "boards": sum(1 for board in m.view["boards"] if board["needle"] is not None),
            "goods": len(m.view["goods"]),
        },
    ),
    Position(
        "kathmandu",
        "move",
        "four-players",
        way_with_strip,
        lambda m: {
            "pips": chosen_die(m),
            "fodder": the_way(m)["fodder"],
            "compass": the_way(m)["compass"],
            "exhaustion": the_way(m)["exhaustion"],
        },
        the_way,
    ),
    Position(
        "kathmandu",
        "target",
        "four-players",
        lambda m: m.asked == "prompt-act" and len(m.options) >= 3,
        lambda m: {"count": len(m.options) - 1},
    ),
    Position(
        "kathmandu",
        "storm",
        "four-players",
        lambda m: m.asked == "prompt-die" and m.view["storm"] >= 2,
        storm_facts,
    ),
    Position(
        "kathmandu",
        "journey",
        "three-players-long",
        wins,
        lambda m: {
            "total": total(m),
            "offerings": m.own["offerings"],
            "points": points_by_source(m)["source-offerings"],
        },
    ),
)

# Adventure Tours


def gear_of(moment: Moment, card: View) -> int:
    gear: list[int] = moment.own["gear"]
    return gear[("red", "blue", "yellow").index(card["name"].rsplit("-", 1)[1])]


def can_join(moment: Moment) -> list[View]:
    return [card for card in moment.own["hand"] if card["demand"] <= gear_of(moment, card)]


def joins_some(moment: Moment) -> bool:
    if moment.asked != "prompt-turn":
        return False
    hand = moment.own["hand"]
    return 4 <= len(hand) <= 6 and 0 < len(can_join(moment)) < len(hand) and len(moment.own["equipment"]) >= 2


def attack_facts(moment: Moment) -> Facts:
    return {"count": len(moment.options) - 1}


def money_facts(moment: Moment) -> Facts:
    own: Any = moment.own
    points = points_by_source(moment)
    return {
        "members": len(own["members"]),
        "income": own["income"],
        "left": len(own["hand"]),
        "total": total(moment),
        "paid": -points.get("source-hand-3", 0),
    }


ADVENTURE_TOURS = (
    Position(
        "adventure-tours",
        "start",
        "three-players",
        lambda m: m.asked == "prompt-turn",
        lambda m: {"cards": m.own["cards"], "start": m.own["board"]["start"][0]},
    ),
    Position(
        "adventure-tours",
        "join",
        "three-players",
        joins_some,
        lambda m: {
            "red": m.own["gear"][0],
            "blue": m.own["gear"][1],
            "yellow": m.own["gear"][2],
            "count": len(can_join(m)),
            "cards": len(m.own["hand"]),
        },
    ),
    Position(
        "adventure-tours",
        "attack",
        "four-players-expert",
        lambda m: m.asked in ("prompt-discard-member", "prompt-take-member") and len(m.options) >= 4,
        attack_facts,
    ),
    Position(
        "adventure-tours",
        "home",
        "three-players",
        wins,
        money_facts,
    ),
)

# Reviving Kathmandu


def ties(moment: Moment) -> bool:
    """Coins of the same value lay on two spots of the market."""
    coins = [bid["coin"] for bid in moment.view["last_bids"]]
    return moment.asked == "prompt-build" and len(set(coins)) < len(coins)


def finished_with_colours(moment: Moment) -> list[View]:
    return [one for one in moment.own["finished"] if one["matching"]]


RK = (
    Position(
        "reviving-kathmandu",
        "bids",
        "four-players",
        lambda m: m.asked == "prompt-bid" and len(m.view["bids"]) == 3,
        lambda m: {"coins": len(m.view["bids"]), "free": len(m.view["free_spots"])},
    ),
    Position(
        "reviving-kathmandu",
        "large",
        "six-players-three-teams",
        lambda m: m.asked == "prompt-bid" and len(m.view["bids"]) == 5,
        lambda m: {"cards": len(m.view["market"]), "free": len(m.view["free_spots"])},
    ),
    Position(
        "reviving-kathmandu",
        "growing",
        "four-players",
        lambda m: m.asked == "prompt-build" and len(m.own["growing"]) >= 2 and len(m.own["finished"]) >= 1,
        lambda m: {
            "growing": len(m.own["growing"]),
            "finished": len(m.own["finished"]),
            "top": max(one["points"] for one in m.own["growing"]),
        },
    ),
    Position(
        "reviving-kathmandu",
        "city",
        "four-players",
        lambda m: wins(m) and len(finished_with_colours(m)) >= 1,
        lambda m: {
            "monuments": len(m.own["finished"]),
            "printed": points_by_source(m)["source-monuments"],
            "colours": points_by_source(m)["source-colours"],
            "total": total(m),
        },
    ),
)

POSITIONS = (*YAK, *KATHMANDU, *ADVENTURE_TOURS, *RK)
