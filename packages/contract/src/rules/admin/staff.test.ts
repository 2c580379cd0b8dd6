import { describe, expect, it } from 'vitest';
import { type Operation, operations } from '../../operations/index.ts';
import { hasRight, mayActOn, RIGHTS_OF, STAFF_RIGHTS, STAFF_ROLES, staffRoleOf } from './staff.ts';

const all = Object.entries(operations) as [string, Operation][];
/** Their owner may call these too, so the handler checks whose site it is. */
const OF_OWNERS = /^\w+ \/operator\/sites(\/|$)/;

describe('rights of the staff', () => {
  it('every operation of the staff names a right, needs a login and may answer forbidden', () => {
    const staff = all.filter(([route]) => / \/operator\//.test(route) && !OF_OWNERS.test(route));
    expect(staff.length).toBeGreaterThan(20);
    expect(staff.filter(([, { staff: right }]) => right === undefined).map(([route]) => route)).toEqual([]);
    for (const [route, { auth, errors }] of staff) {
      expect([route, auth, errors.includes('forbidden')]).toEqual([route, 'user', true]);
    }
  });

  it('no other operation names a right', () => {
    const named = all.filter(([, { staff }]) => staff !== undefined).map(([route]) => route);
    expect(named.filter((route) => !/ \/operator\//.test(route))).toEqual([]);
  });

  it('every right is used, and administrators have all', () => {
    const used = new Set(all.map(([, { staff }]) => staff));
    expect(STAFF_RIGHTS.filter((right) => !used.has(right))).toEqual([]);
    expect(RIGHTS_OF.admin).toEqual(STAFF_RIGHTS);
  });

  it('support has no money, finance suspends nobody, and only administrators read the trail', () => {
    const may = (right: (typeof STAFF_RIGHTS)[number]) => STAFF_ROLES.filter((role) => hasRight(role, right));
    expect(may('money')).toEqual(['admin', 'finance']);
    expect(may('suspend')).toEqual(['admin', 'support']);
    expect(may('reports')).toEqual(['admin', 'support']);
    for (const right of ['audit', 'remove', 'applications', 'platform'] as const) {
      expect(may(right)).toEqual(['admin']);
    }
    expect(STAFF_RIGHTS.some((right) => hasRight(null, right))).toBe(false);
  });

  it('reads the role from flags and stored roles, and other roles give none', () => {
    expect(staffRoleOf({ isAdmin: true, roles: [] })).toBe('admin');
    expect(staffRoleOf({ isSuperAdmin: true, roles: ['staff_support'] })).toBe('admin');
    expect(staffRoleOf({ roles: ['staff_support'] })).toBe('support');
    expect(staffRoleOf({ roles: ['staff_finance', 'site_mod'] })).toBe('finance');
    expect(staffRoleOf({ roles: ['site_mod', 'model_admin', 'support', 'admin'] })).toBeNull();
  });

  it('nobody acts on administrators, and only they on other staff', () => {
    expect([mayActOn('admin', 'admin'), mayActOn('support', 'admin')]).toEqual([false, false]);
    expect([mayActOn('admin', 'support'), mayActOn('support', 'support')]).toEqual([true, false]);
    expect(mayActOn('support', null)).toBe(true);
  });
});
