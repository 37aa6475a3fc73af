// The link by which somebody who was never at a table looks back at its game; it stands after the # of the address.

let held = "";

export const heldLink = (): string => held;

/** From now on what is asked is asked by this link; by none, if it is empty. */
export function holdLink(token: string): void {
  held = token;
}

/** An address about the same game: whoever came by a link goes on by it. */
export const byLink = (address: string): string => (held ? `${address}#${held}` : address);
