// Deleting a row makes the database look for rows that refer to it, and without an index it reads their whole table.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from './schema/index.ts';

/** Columns of tables that stay small. */
const SMALL: Record<string, string> = {
  'clientLog.user_id': 'reports of the last days',
  'machineKey.made_by_id': 'keys of programs, which staff make',
  'meetTicket.meet_id': 'the people who wait or meet now',
  'watchTogether.media_id': 'the shows that run now',
};

const SOURCE = join(import.meta.dirname, '../..');
const source = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^(demo|testing)\//.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');

const columnsOf = (table: PgTable): Record<string, PgColumn> => getTableColumns(table);

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [{ ...getTableConfig(table), name, columns: columnsOf(table) }] : [],
);

/** First columns of the keys and of the indexes that have all rows. */
const found = new Set(
  tables.flatMap(({ name, columns, primaryKeys, uniqueConstraints, indexes }) => {
    const alone = Object.values(columns).filter((column) => column.primary || column.isUnique);
    const keys = [...primaryKeys, ...uniqueConstraints].map((key) => key.columns[0]);
    const whole = indexes.filter(({ config }) => !config.where).map(({ config }) => config.columns[0]);
    return [...alone, ...keys, ...whole].map((column) =>
      column && 'name' in column ? `${name}.${column.name}` : name,
    );
  }),
);

const names = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, name = '']) => name);

it('rows that refer to a deleted row, or go with an account, are found by an index', () => {
  const deleted = new Set(names(/\.delete\((?:db\.)?(\w+)\)/g));
  const referring = tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const target = tables.find((one) => one.columns === columnsOf(foreignTable));
      return deleted.has(target?.name ?? '') ? [`${name}.${columns[0]?.name}`] : [];
    }),
  );
  const erased = names(/^ {2}\[db\.\w+, (db\..*)\],$/gm).flatMap((row) =>
    row.split(', ').map((column) => {
      const [, table = '', field = ''] = column.split('.');
      return `${table}.${tables.find(({ name }) => name === table)?.columns[field]?.name}`;
    }),
  );
  expect([referring.length, erased.length].map((count) => count > 10)).toEqual([true, true]);
  const slow = [...new Set([...referring, ...erased])].filter((column) => !found.has(column));
  expect(slow.sort()).toEqual(Object.keys(SMALL).sort());
});
