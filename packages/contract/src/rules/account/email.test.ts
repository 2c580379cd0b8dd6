import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EmailInput } from '../../entities/account-input.ts';
import { brandConfigOf, readBrandConfig } from '../../entities/brand-config-reading.ts';
import { demoSites } from '../../fixtures/index.ts';
import { ageCardProblems } from '../age/age-card-form.ts';
import { emailOf, mailtoOf } from './email.ts';

/** Addresses that people have, and what is stored. */
const GOOD: readonly (string | readonly [string, string])[] = [
  ...["d'arcy@example.org", 'a&b@example.com', 'a_b-c=d@example.com', 'user%dept@example.com'],
  ...[
    'x@xn--exmple-cua.de',
    'viewer@example.com',
    'first.last@example.com',
    'name+tag@example.com',
    'x@y.zz',
  ],
  ...[
    "o'neil.o'hara@mail.example.ie",
    'a/b@example.com',
    '!#$%&*+/=?^_`{|}~-@example.com',
    '1@example.com',
    '_@a.io',
  ],
  ...[
    'a-@example.com',
    '-a@example.com',
    'a@a-b.example',
    'a@1.example',
    'a@123.com',
    'a@sub.sub.sub.example.museum',
  ],
  ...['a@b.photography', 'a@example.xn--p1ai', 'x@a--b.example', `${'a'.repeat(64)}@example.com`],
  ...[
    `a@${'b'.repeat(63)}.com`,
    'customer/department=shipping@example.com',
    '$a12345@example.com',
    'a.b.c.d@example.com',
  ],
  ['  Viewer@Example.COM ', 'viewer@example.com'],
  ['Name@BÜCHER.example', 'name@xn--bcher-kva.example'],
  ['a@bücher.example', 'a@xn--bcher-kva.example'],
  ['a@bu\u0308cher.example', 'a@xn--bcher-kva.example'],
  ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['a@παράδειγμα.δοκιμή', 'a@xn--hxajbheg2az3al.xn--jxalpdlp'],
  ['a@ｅｘａｍｐｌｅ.com', 'a@example.com'],
];
const BAD = [
  ...[
    '',
    ' ',
    'plain',
    '@',
    'a@',
    '@example.com',
    'a@b',
    'a@b@example.com',
    'a b@example.com',
    'a@exa mple.com',
  ],
  ...[
    'a@example..com',
    'a@.example.com',
    'a@example.com.',
    'a@-example.com',
    'a@example-.com',
    'a@example.c',
  ],
  ...[
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    '"a b"@example.com',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
  ],
  ...[
    'a@example.123',
    'a,b@example.com',
    'a@example,com',
    'a@example.com,b@example.com',
    'a;b@example.com',
    'a@b.com/x',
  ],
  ...[
    'A <a@example.com>',
    'a@example.com?bcc=b@example.com',
    'a@example.com#x',
    'a@example.com:25',
    'a:b@example.com',
  ],
  ...['a\n@example.com', 'a@example.com\nBcc: b@example.com', 'a@exam\u200bple.com\u0000', 'a\0@example.com'],
  ...[
    'ä@example.com',
    'a@xn--.example',
    'a@xn--zzzzzz--.example',
    'a@exa%6dple.com',
    'a@user:pw@example.com',
  ],
  ...[
    'a@exa_mple.com',
    'a(b)@example.com',
    'a[b]@example.com',
    'a\\b@example.com',
    'mailto:a@example.com',
    'a@１２７.0.0.1',
  ],
  ...[
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
    `${'a@'.repeat(50_000)}`,
  ],
];

const form = {
  ...{
    address: 'x',
    birth_date: '1990-01-01',
    card_number: '4',
    city: 'x',
    country: 'FR',
    cvc: '1',
    do_purchase: 0 as const,
  },
  ...{ expiration_month: '1', expiration_year: '30', first_name: 'x', last_name: 'x', state: 'x', zip: 'x' },
} as const;
const takes = (email: string) => {
  const live = brandConfigOf(demoSites.velvet);
  const config = { ...live, custom: { ...live?.custom, support_email: email } };
  return {
    sent: v.safeParse(EmailInput, email).success,
    card: !(
      'email' in ageCardProblems({ ...form, email }, { needsEmail: true, now: new Date('2026-01-01') })
    ),
    // Support may be without an address.
    support: readBrandConfig(config).kind === 'valid' && email !== '',
  };
};

describe('[AUTH-01] email addresses', () => {
  it('are enough examples', () => {
    expect(GOOD.length + BAD.length).toBeGreaterThan(60);
  });

  it.each(GOOD.map((row) => (typeof row === 'string' ? [row, row] : row) as [string, string]))(
    'takes %j',
    (text, stored) => {
      expect(emailOf(text)).toBe(stored);
      expect(emailOf(stored)).toBe(stored);
      expect(v.parse(EmailInput, text)).toBe(stored);
      expect(takes(text)).toEqual({ sent: true, card: true, support: true });
    },
  );

  it.each(BAD.map((text) => [text.slice(0, 60), text]))('refuses %j', (_, text) => {
    expect(emailOf(text)).toBeNull();
    expect(takes(text)).toEqual({ sent: false, card: false, support: false });
  });

  it('make links that name nobody else', () => {
    expect(mailtoOf('a?bcc=b&c@example.com')).toBe('mailto:a%3Fbcc%3Db%26c@example.com');
    expect(mailtoOf('help@example.com')).toBe('mailto:help@example.com');
  });
});
