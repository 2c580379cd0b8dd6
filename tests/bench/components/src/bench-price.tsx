import { coin, hidden } from './content.ts';

/** The price on every card: a coin icon, the number, and a text for screen readers. */
export const BenchPrice = ({ price }: { price: number }) => (
  <>
    <svg aria-hidden="true" viewBox={coin.viewBox} width="16" height="16">
      <circle cx="10" cy="10" r="9" fill="#e0a800" />
      <circle cx="10" cy="10" r="7" fill="#f5d36b" />
      <path d={coin.face} fill="#8a6400" />
    </svg>
    <span aria-hidden="true">{price}</span>
    <span style={hidden}>{`${price} tokens`}</span>
  </>
);
