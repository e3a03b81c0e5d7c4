// What Node compiled of the product is kept over runs, for the processes that tests start too: half of the second that
// each of them takes to load it.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/paddock/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
