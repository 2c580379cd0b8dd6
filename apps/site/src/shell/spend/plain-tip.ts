/** Fields of every tip from this site: the room shows it with the sender's name, and there is no VR view. */
export const PLAIN_TIP = { type: 'public', vr: false } as const;
