import '../subjects/react-aria.css';
import { Button, Link, Text } from 'react-aria-components';
import { BenchPrice } from '../bench-price.tsx';
import { badgeTexts, tipText } from '../content.ts';
import type { GridKit } from '../react-subject.tsx';

/** React Aria has behaviour and no look: its parts wear the yardstick's classes. */
export const grid: GridKit = {
  Card: ({ title, by, price, picture }) => (
    <article className="plain-card">
      <img src={picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
      <span className="badge">New</span>
      <div className="body">
        <Link href="#card">{title}</Link>
        <p className="by">{`by ${by}`}</p>
        <p className="price">
          <BenchPrice price={price} />
        </p>
      </div>
    </article>
  ),
  Composed: ({ title, by, price, picture }) => (
    <article className="composed-card">
      <img src={picture} alt="" width={320} height={240} loading="lazy" decoding="async" />
      <div className="badges">
        {badgeTexts.map((text) => (
          <span key={text} className="badge">
            {text}
          </span>
        ))}
      </div>
      <div className="body">
        <Text elementType="p">{title}</Text>
        <Text elementType="p" className="by">{`by ${by}`}</Text>
        <Button className="tip">{tipText(price)}</Button>
      </div>
    </article>
  ),
};
