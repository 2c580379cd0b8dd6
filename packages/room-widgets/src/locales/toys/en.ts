/** Toys that tips control. English; the other languages are typed against these keys. */
export const en = {
  vendors: {
    lovense: 'Lovense',
    robbocock: 'Robbocock',
  },
  panel: {
    title: '{{name}}’s toy',
    hint: 'Each tip moves it, one after the other.',
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
    hint: 'The vendor’s program must run on this computer or in your network. Only an isolated frame talks to it.',
    vendor: 'Vendor',
    domain: 'Address',
    port: 'Port',
    connect: 'Connect',
    disconnect: 'Disconnect',
    connecting: 'Looking for toys',
    silent:
      'The vendor’s program does not respond. Check that it is running and that address and port are right.',
    none: 'The program responds, but no toy is connected to it.',
    bad: 'Enter an address that the vendor uses.',
    toys: 'Toys',
    battery: '{{percent}} % battery',
    on: 'Connected',
    off: 'Not connected',
    moved_one: '{{shown}} turn made',
    moved_other: '{{shown}} turns made',
  },
};
