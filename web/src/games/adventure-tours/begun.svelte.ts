// What one has begun at the table, of which the question knows nothing yet.

/** The card that is taken up from the hand. */
export const begun = $state<{ card: string | null }>({ card: null });
