"""Messages made from the wire's own schema: right, nearly right, and wrong in every way one can think of."""

import json
from random import Random
from typing import Any

Schema = dict[str, Any]

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1.5,
    10**30,
    -(10**18),
    "",
    "\x00",
    "\u202e",
    "x" * 600,
    "<script>",
    "' OR 1=1 --",
    [],
    {},
    [[]] * 20,
    {"$ref": "#"},
]


class Nonsense:
    """One stream of messages, the same for the same seed."""

    def __init__(self, schema: Schema, seed: int) -> None:
        self.definitions: dict[str, Schema] = schema["$defs"]
        self.luck = Random(seed)
        self.kinds = [part["$ref"].rsplit("/", 1)[-1] for part in self.definitions["FromClient"]["anyOf"]]

    def message(self) -> str | bytes:
        value = self.value({"$ref": f"#/$defs/{self.luck.choice(self.kinds)}"})
        match self.luck.randrange(6):
            case 0:
                return json.dumps(value)
            case 1:
                return json.dumps(self.bent(value))
            case 2:
                return self.torn(json.dumps(value))
            case 3:
                return json.dumps(self.luck.choice([*ODD, [value], {"message": value}]))
            case 4:
                return self.luck.randbytes(self.luck.randrange(200))
            case _:
                return json.dumps(value | {"key": f"k{self.luck.randrange(50)}"})

    def value(self, schema: Schema) -> Any:
        """Something that fits a schema."""
        if "$ref" in schema:
            return self.value(self.definitions[schema["$ref"].rsplit("/", 1)[-1]])
        if "anyOf" in schema:
            return self.value(self.luck.choice(schema["anyOf"]))
        if "enum" in schema:
            return self.luck.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                return {name: self.value(inner) for name, inner in schema.get("properties", {}).items()}
            case "array":
                return [self.value(schema["items"]) for _ in range(self.luck.randrange(3))]
            case "integer":
                return self.luck.choice([0, 1, 2, self.luck.randrange(1000), schema.get("maximum", 5)])
            case "boolean":
                return self.luck.random() < 0.5
            case "string":
                return "k" * max(1, schema.get("minLength", 1)) + str(self.luck.randrange(1000))
        return self.luck.choice(ODD)

    def bent(self, value: dict[str, Any]) -> dict[str, Any]:
        """One field wrong, missing, or too many."""
        name = self.luck.choice([*value])
        match self.luck.randrange(3):
            case 0:
                return value | {name: self.luck.choice(ODD)}
            case 1:
                return {key: inner for key, inner in value.items() if key != name}
            case _:
                return value | {f"{name}2": self.luck.choice(ODD)}

    def torn(self, text: str) -> str:
        place = self.luck.randrange(len(text))
        return (
            self.luck.choice([text[:place], text[place:], text[:place] + "\udcff" + text[place:], text * 2])
            .encode("utf-8", "replace")
            .decode()
        )
