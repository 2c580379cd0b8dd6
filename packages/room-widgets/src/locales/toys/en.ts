/** Toys that tips control. English; the other languages are typed against these keys. */
export const en = {
  vendors: {
    lovense: 'Lovense',
    robbocock: 'Robbocock',
  },
  panel: {
    title: '{{name}}’s toy',
    hint: 'Each tip controls the toy, one after another.',
    level: 'Level {{level}} for {{seconds}} s',
    empty: 'Nobody is waiting.',
    queue: 'Queue',
    now: 'Now',
    turn: '{{name}}: level {{level}}, {{seconds}} s',
    left: 'Queue ends in',
    more: 'and {{shown}} more',
    private: 'Tips also move the toy in a private show. They are charged on top of the price per minute.',
  },
  setup: {
    title: 'Connect a toy',
    hint: 'The vendor’s app must be running on this computer or on your network. Only an isolated frame connects to it.',
    vendor: 'Vendor',
    domain: 'Address',
    port: 'Port',
    connect: 'Connect',
    disconnect: 'Disconnect',
    connecting: 'Looking for toys',
    silent:
      'The vendor’s app does not respond. Check that it is running and that the address and port are correct.',
    none: 'The app responds, but no toy is connected to it.',
    bad: 'Enter an address that belongs to the vendor.',
    toys: 'Toys',
    battery: '{{percent}}% battery',
    on: 'Connected',
    off: 'Not connected',
    moved_one: '{{shown}} turn completed',
    moved_other: '{{shown}} turns completed',
  },
};
