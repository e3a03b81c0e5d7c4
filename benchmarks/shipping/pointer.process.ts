import pg from 'pg';

/** `node pointer.process.ts DATABASE_URL DOCUMENT_URL`: the least a release can be: one row moved, one document read. */
const [databaseUrl = '', documentUrl = ''] = process.argv.slice(2);
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
await client.query('create table if not exists bench_pointer (id int primary key, at int not null)');
await client.query(
  'insert into bench_pointer values (1, 1) on conflict (id) do update set at = bench_pointer.at + 1',
);
await (await fetch(documentUrl)).text();
await client.end();
