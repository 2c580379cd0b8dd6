/** English, for components that only some pages have. The other languages are typed against these keys. */
export const en = {
  textArea: {
    left_one: '{{shown}} character left',
    left_other: '{{shown}} characters left',
  },
  combobox: {
    placeholder: 'Type to search',
    toggle: 'Show choices',
    list: 'Choices',
    empty: 'No matches',
    found_one: '{{shown}} choice',
    found_other: '{{shown}} choices',
  },
  birthDate: {
    day: 'Day',
    month: 'Month',
    year: 'Year',
  },
  country: {
    choose: 'Choose a country',
  },
  state: {
    choose: 'Choose a state',
    chooseProvince: 'Choose a province',
  },
  price: {
    before: 'Old price:',
    now: 'New price:',
  },
  card: {
    legend: 'Card',
    number: 'Card number',
    expiry: 'Expiration date',
    expiryPlaceholder: 'MM/YY',
    cvc: 'CVC',
    cvcHint: 'Three digits on the back of the card.',
    cvcHintFour: 'Four digits on the front of the card.',
    problem: {
      number_required: 'Credit card number is required', // spec
      number_invalid: 'Please check the card number',
      expiry_required: 'Expiration date is required', // spec
      expiry_invalid: 'Please check the expiration date',
      expired: 'This card has expired',
      cvc_required: 'CVC is required', // spec
      cvc_invalid: 'Please check the CVC',
    },
  },
  avatarUpload: {
    label: 'Change picture',
    hint: 'PNG, JPG, WEBP, GIF or AVIF. Choose a file or drop it here.',
    busy: 'Uploading',
    failed: 'An error occurred', // spec
    problem: {
      count: 'Choose exactly one file.',
      not_image: 'Only image files are supported.', // spec
      type: 'Only PNG, JPG, WEBP or GIF files are supported.', // spec
    },
  },
  fileDrop: {
    one: 'Choose a file or drop it here',
    many: 'Choose files or drop them here',
    over: 'Drop here',
    limit: 'Up to {{size}} per file',
    problem: {
      count: 'Only one file at a time.',
      type: 'This file type is not supported.',
      size: 'Choose a file of at most {{size}}.',
    },
  },
  copy: {
    label: 'Copy',
    copied: 'Copied',
    failed: 'Could not copy. The text is selected; copy it with your keyboard.',
  },
  keys: {
    ctrl: 'Ctrl',
    shift: 'Shift',
    alt: 'Alt',
    option: 'Option',
    command: 'Command',
    enter: 'Enter',
    escape: 'Esc',
    space: 'Space',
    tab: 'Tab',
    backspace: 'Backspace',
    delete: 'Delete',
    home: 'Home',
    end: 'End',
    pageUp: 'Page up',
    pageDown: 'Page down',
    up: 'Arrow up',
    down: 'Arrow down',
    left: 'Arrow left',
    right: 'Arrow right',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    or: 'or',
    empty: 'There are no shortcuts on this page.',
  },
  table: {
    sort: 'Sort by {{column}}',
    empty: 'Nothing to show yet.',
    columns: 'Columns',
    shown: 'Shown columns',
    views: 'Views',
    noViews: 'No views yet. Set filters, order and columns, then save them.',
    viewName: 'Name of the view',
    viewHint: 'Saves filters, order and columns in this browser.',
    saveView: 'Save view',
    replaceView: 'Replace view',
    deleteView: 'Delete view “{{name}}”',
  },
  filters: {
    remove: 'Remove filter {{filter}}',
    clear: 'Clear all',
  },
  list: {
    added_one: '{{shown}} more, {{total}} in all',
    added_other: '{{shown}} more, {{total}} in all',
    empty: 'This list is empty.',
    failed: 'Could not load more.',
  },
  gallery: {
    label: 'Pictures',
    open: 'Open picture {{shown}} of {{total}}',
    rest_one: '{{shown}} more picture',
    rest_other: '{{shown}} more pictures',
    position: 'Picture {{shown}} of {{total}}',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    failed: 'This picture could not be loaded.',
    empty: 'No pictures',
  },
  countdown: {
    days_one: '{{shown}} day',
    days_other: '{{shown}} days',
    minutes_one: '{{shown}} minute left',
    minutes_other: '{{shown}} minutes left',
    seconds_one: '{{shown}} second left',
    seconds_other: '{{shown}} seconds left',
    ended: 'Time is up',
  },
  command: {
    placeholder: 'Type to search',
    none: 'No results for “{{query}}”',
    results_one: '{{shown}} result',
    results_other: '{{shown}} results',
    empty: 'No choices yet',
  },
};
