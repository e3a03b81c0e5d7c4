import { isRole, PERMISSIONS, permissionsOf, ROLES } from './roles.ts';

describe('the table of roles', () => {
  it('gives every permission to somebody, and money to nobody who manages operators', () => {
    expect([...permissionsOf(ROLES)].toSorted()).toEqual([...PERMISSIONS].toSorted());
    const admin = permissionsOf(['admin']);
    expect([...admin].filter((permission) => /^(cashier|accounts|players):/.test(permission))).toEqual([]);
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      expect(permissionsOf([role]).has('operators:manage')).toBe(false);
    }
  });

  it('adds roles up, and allows nothing for what is none', () => {
    expect(permissionsOf(['support', 'cashier'])).toEqual(
      new Set(['requests:answer', 'reports:read', 'players:sign-out', 'ideas:answer', 'cashier:review']),
    );
    expect(permissionsOf(['owner', 'constructor', ''])).toEqual(new Set());
    expect([isRole('admin'), isRole('toString')]).toEqual([true, false]);
  });
});
