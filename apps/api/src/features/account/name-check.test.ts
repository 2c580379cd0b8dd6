import { describe, expect, it } from 'vitest';
import { looksLike } from '../../kernel/accounts/name-keys.ts';
import { readsAsStaff } from './name-check.ts';

describe('names that look alike', () => {
  it.each([
    ['admin', 'Admin'],
    ['Аdmin', 'admin'],
    ['\u0430dm\u0456n', 'admin'],
    ['ad\u200bmin', 'admin'],
    ['ａｄｍｉｎ', 'admin'],
    ['𝓐𝓭𝓶𝓲𝓷', 'admin'],
    ['âdmïn', 'admin'],
    ['adm1n', 'admin'],
    ['adrnin', 'admin'],
    ['Petra\u200b Passe', 'Petra Passe'],
    ['petra_passe', 'Petra Passe'],
    ['Pеtrа.Pаssе ⭐', 'Petra Passe'],
    ['Нelen', 'helen'],
    ['АННА', 'Анна'],
    ['ΑΝΝΑ', 'anna'],
    ['Iuna', 'luna'],
    ['m0on', 'moon'],
    ['🅰dmin', 'admin'],
    ['🅛🅤🅝🅐', 'luna'],
    ['🇱🇺🇳🇦', 'luna'],
    ['Luna 🇩🇪', 'luna'],
    ['ᴘᴇᴛʀᴀ ᴘᴀꜱꜱᴇ', 'Petra Passe'],
    ['Тoм', 'Tom'],
    ['Ʌnnɐ', 'anna'],
    ['شيرين', 'شيرين\u200c'],
  ])('%j is %j', (name, other) => {
    expect(looksLike(name, other)).toBe(true);
    expect(looksLike(other, name)).toBe(true);
  });

  it.each([
    ['Maria', 'Mario'],
    ['ルナ', 'ルカ'],
    ['น้ำ', 'นา'],
    ['小明', '小朋'],
    ['한나', '하나'],
    ['नेहा', 'नहा'],
    ['🔥🔥', '🔥🔥'],
    ['Анна', 'Алла'],
  ])('%j is not %j', (name, other) => {
    expect(looksLike(name, other)).toBe(false);
  });
});

describe('names that read as staff', () => {
  const brands = ['Velvet', 'Noir Étoile'];
  it.each([
    ...[
      'Admin',
      'Аdmin',
      'ad min',
      'xX Admin Xx',
      'Admin2',
      'Moderator Ana',
      'Support',
      '★ Support ★',
      'Support Team',
    ],
    ...[
      'Foot\u200blight Support',
      'FootlightSupport',
      'Velvet',
      'velvet team',
      'Noir Etoile',
      'Équipe',
      'soporte',
    ],
    ...['Kundendienst', 'Modérateur', 'm0d', 'Billing 24', 'Ѕесurity', 'Cust0mer Care'],
    ...['@dmin', '4dm!n', '$upport', '5upp0rt T3am', '🅼🅾🅳', 'sᴜᴘᴘᴏʀᴛ'],
  ])('%j', (name) => {
    expect(readsAsStaff(name, brands)).toBe(true);
  });

  it.each([
    ...[
      'Luna Maren',
      'Team Luna',
      'Velvet Rose',
      'Luna Official',
      'Sister Support',
      'Adminah',
      'Modesta',
      '24',
      '🇩🇪 Anna 🇫🇷',
      'Luna 🅰🅱',
      '🔥',
    ],
    ...[
      'ルナ Luna',
      '小明 DJ',
      '안나 Anna',
      'Нина',
      'שירה',
      'شيرين',
      'नेहा',
      'Θεοδώρα',
      'มะลิ',
      'Nguyễn Hường',
    ],
  ])('not %j', (name) => {
    expect(readsAsStaff(name, brands)).toBe(false);
  });
});
