import { describe, expect, it } from 'vitest';
import {
  type Approval,
  approve,
  type Finding,
  formatApprovals,
  judge,
  parseApprovals,
  stops,
} from './approvals.ts';

const finding = (status: Finding['status'], picture?: string): Finding => ({
  story: 'ui-button--default',
  mode: 'noir dark',
  status,
  ...(picture ? { picture } : {}),
});
const approval = (picture: string, environment = 'env'): Approval => ({
  story: 'ui-button--default',
  mode: 'noir dark',
  picture,
  environment,
  reason: 'Rounder.',
});
const isStopped = (found: Finding, approvals: Approval[]) =>
  stops(found, judge([found], approvals, 'env').approved);

describe('the approvals file', () => {
  it('reads what it writes, in an order of its own', () => {
    const rows = [approval('b'), { ...approval('a'), story: 'a--b' }];
    expect(parseApprovals(formatApprovals(rows))).toEqual([rows[1], rows[0]]);
    expect(parseApprovals(formatApprovals([]))).toEqual([]);
  });

  it('names the line that is wrong', () => {
    expect(() => parseApprovals('# note\nui-button--default\tnoir dark')).toThrow(/Line 2/);
    expect(() => parseApprovals('a\tb\tc\td\t ')).toThrow(/Line 1/);
    expect(() => parseApprovals('a\tb\tc\td\te\na\tb\tx\td\te')).toThrow(/second time/);
  });
});

describe('a difference', () => {
  it('stops a run until its very picture is approved', () => {
    expect(isStopped(finding('changed', 'p1'), [])).toBe(true);
    expect(isStopped(finding('changed', 'p1'), [approval('p1')])).toBe(false);
    expect(isStopped(finding('changed', 'p2'), [approval('p1')])).toBe(true);
    expect(isStopped(finding('changed', 'p1'), [approval('p1', 'other fonts')])).toBe(true);
    expect(isStopped(finding('changed', 'p1'), [{ ...approval('p1'), mode: 'default light' }])).toBe(true);
  });

  it('of a story that is gone needs an approval, one of a new story does not', () => {
    expect(isStopped(finding('removed'), [])).toBe(true);
    expect(isStopped(finding('removed'), [approval('removed', 'other fonts')])).toBe(false);
    expect(isStopped(finding('removed'), [approval('p1')])).toBe(true);
    expect(isStopped(finding('added', 'p1'), [])).toBe(false);
    expect(isStopped(finding('same'), [])).toBe(false);
  });

  it('that cannot be trusted cannot be approved', () => {
    for (const status of ['unsteady', 'broken'] as const) {
      expect(isStopped(finding(status, 'p1'), [approval('p1')])).toBe(true);
      expect(approve([], [finding(status, 'p1')], 'Please.', 'env')).toEqual([]);
    }
  });
});

describe('stale approvals', () => {
  const staleWith = (found: Finding[], wasRun = true) =>
    judge(found, [approval('p1')], 'env', () => wasRun).stale.map(({ why }) => why);

  it('are told with the reason', () => {
    expect(staleWith([finding('changed', 'p1')])).toEqual([]);
    expect(staleWith([finding('changed', 'p2')])[0]).toMatch(/different again/);
    expect(staleWith([finding('same')])[0]).toMatch(/no difference/);
    expect(staleWith([])[0]).toMatch(/no such story/);
    expect(judge([finding('changed', 'p1')], [approval('p1', 'x')], 'env').stale[0]?.why).toMatch(/fonts/);
  });

  it('are not made of stories that were not run', () => {
    expect(staleWith([], false)).toEqual([]);
  });
});

describe('approving', () => {
  it('writes the picture that was seen, replaces the older approval and keeps the others', () => {
    const other = { ...approval('x'), story: 'ui-tabs--default' };
    const now = approve([approval('p1'), other], [finding('changed', 'p2')], ' Rounder\tcorners\n', 'env');
    expect(now).toEqual([other, { ...approval('p2'), reason: 'Rounder corners' }]);
    expect(parseApprovals(formatApprovals(now))).toHaveLength(2);
  });

  it('wants a reason, and takes nothing that needs none', () => {
    expect(() => approve([], [finding('changed', 'p')], '  ', 'env')).toThrow(/reason/);
    expect(approve([], [finding('same'), finding('added', 'p')], 'New.', 'env')).toEqual([]);
    expect(approve([], [finding('removed')], 'Merged.', 'env')).toMatchObject([{ picture: 'removed' }]);
  });
});
