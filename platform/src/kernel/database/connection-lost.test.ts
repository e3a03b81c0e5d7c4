import { isConnectionLost } from './connection-lost.ts';

const failed = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('an error of the database', () => {
  it.each([
    failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    failed('read ECONNRESET', 'ECONNRESET'),
    failed('terminating connection due to administrator command', '57P01'),
    failed('terminating connection because of crash of another server process', '57P02'),
    failed('the database system is in recovery mode', '57P03'),
    failed('sorry, too many clients already', '53300'),
    failed('connection failure', '08006'),
    failed('Connection terminated unexpectedly'),
    failed('Connection terminated due to connection timeout'),
    failed('timeout exceeded when trying to connect'),
    failed('Client has encountered a connection error and is not queryable'),
  ])('says that it is away: %s', (error) => {
    expect(isConnectionLost(error)).toBe(true);
  });

  it.each([
    failed('duplicate key value violates unique constraint', '23505'),
    failed('deadlock detected', '40P01'),
    failed('canceling statement due to statement timeout', '57014'),
    failed('a bug of ours'),
    undefined,
    null,
    'Connection terminated',
  ])('is about what was asked: %s', (error) => {
    expect(isConnectionLost(error)).toBe(false);
  });
});
