import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';

const meta = {
  title: 'Foundations/Voice',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

interface Rule {
  title: string;
  why: string;
  say: readonly string[];
  instead: readonly string[];
}

const rules: readonly Rule[] = [
  {
    title: 'Say what happens',
    why: 'A button is a promise. Name the deed and its size, in the words of the person who presses it.',
    say: ['Tip 25 tokens', 'Buy 500 tokens for $47.50', 'Delete message'],
    instead: ['OK', 'Continue', 'Are you sure?'],
  },
  {
    title: 'Money is exact',
    why: 'The full price, the currency, what is bought, and what comes later, before the button is pressed. Nothing is called done before it is settled.',
    say: [
      'One payment, no subscription.',
      'Renews at $24.99 on 3 May. Cancel any time before.',
      'Your payment is being confirmed.',
    ],
    instead: ['From only $9!', 'Special price for you', 'Success!'],
  },
  {
    title: 'Never push',
    why: 'No countdowns that start again, no guilt, no second asking. An offer ends when it says it ends.',
    say: ['Not now', 'This offer ends on Sunday at 20:00.'],
    instead: ['No thanks, I hate saving', 'Last chance!!!', 'Everyone is watching you'],
  },
  {
    title: 'Say what went wrong, and how to go on',
    why: 'One sentence for the cause, one for the way out. What was typed stays.',
    say: [
      'The card was declined. Try another card, or ask your bank.',
      'No connection. Your message is kept and can be sent again.',
    ],
    instead: ['Error 402', 'Oops!', 'Invalid input'],
  },
  {
    title: 'Age and consent are plain',
    why: 'Whoever is asked for age or consent is told what is asked, why, and what is kept. Yes and no are equally easy.',
    say: ['You must be at least 18 to enter.', 'We keep the result of the check, not the picture.'],
    instead: ['By going on you agree to everything', 'Verify to unlock the fun'],
  },
  {
    title: 'Short, and the same in six languages',
    why: 'German takes a third more room than English. Full sentences are translated, never their pieces; numbers, dates and money follow the language.',
    say: ['3 viewers', '1 viewer', '12.345 Token'],
    instead: ['viewer(s)', '“You have ” + n + “ tokens”'],
  },
];

const Side = ({ isGood, texts }: { isGood: boolean; texts: readonly string[] }) => (
  <ul className="flex flex-1 basis-64 flex-col gap-2">
    {texts.map((text) => (
      <li
        key={text}
        className={`flex items-start gap-2 rounded-md px-3 py-2 text-base text-text ${isGood ? 'bg-success-soft' : 'bg-danger-soft'}`}
      >
        {isGood ? (
          <Check aria-label="Write" className="mt-1 size-4 shrink-0 text-on-success-soft" />
        ) : (
          <X aria-label="Not" className="mt-1 size-4 shrink-0 text-on-danger-soft" />
        )}
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </li>
    ))}
  </ul>
);

/** How Footlight writes: plainly, briefly, and honestly about money. */
export const Default: StoryObj = {
  render: () => (
    <div className="flex max-w-[56rem] flex-col gap-10">
      <header>
        <h1 className="heading text-3xl">Plain, brief, honest about money</h1>
        <p className="mt-3 max-w-[44rem] text-lg text-text-muted">
          People come for a good time and pay for it by the minute. They must never wonder what a word costs.
        </p>
      </header>
      {rules.map(({ title, why, say, instead }) => (
        <section key={title}>
          <h2 className="heading text-xl">{title}</h2>
          <p className="mb-3 mt-1 max-w-[44rem] text-base text-text-muted">{why}</p>
          <div className="flex flex-wrap gap-3">
            <Side isGood texts={say} />
            <Side isGood={false} texts={instead} />
          </div>
        </section>
      ))}
    </div>
  ),
};

export const OnAPhone: StoryObj = { ...Default, globals: { viewport: { value: 'mobile' } } };
