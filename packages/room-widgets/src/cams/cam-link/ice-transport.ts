/** With a relay of the operator all video goes over it, so that neither side learns the other's network address. */
export const transportOf = (servers: readonly RTCIceServer[]): RTCIceTransportPolicy =>
  servers.some(({ urls }) => [urls].flat().some((url) => /^turns?:/.test(url))) ? 'relay' : 'all';
