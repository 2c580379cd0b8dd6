/** The same cards, words and pictures for every subject. */
export interface CardItem {
  id: number;
  title: string;
  by: string;
  price: number;
  picture: string;
}

const pictures = Array.from({ length: 12 }, (_, index) => {
  const hue = index * 30;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="hsl(${hue} 45% 22%)"/><circle cx="${80 + index * 9}" cy="150" r="90" fill="hsl(${hue + 60} 70% 45%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
});

export const makeCards = (count: number, round = 0): CardItem[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    title: `Night set ${id + 1}, three songs`,
    by: `Aurora ${id % 40}`,
    price: 20 + ((id * 7 + round * 13) % 400),
    picture: pictures[id % pictures.length] ?? '',
  }));

export const menuItems = ['Profile', 'Tokens', 'Favourites', 'Settings', 'Help', 'Sign out'];
export const dialogText = {
  title: 'Confirm your tip',
  body: 'You are about to send 250 tokens.',
  no: 'Not now',
  yes: 'Send tip',
};
export const toastText = 'Tip sent: 250 tokens.';
