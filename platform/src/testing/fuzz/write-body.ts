import type { SeededRandom } from '../seeded-random.ts';
import { png } from '../../modules/verification/testing/test-documents.ts';
import { edgeOf } from './edge-values.ts';
import { makeValue, type ValueMaking } from './make-value.ts';
import type { Operation } from './operations.ts';
import { ownTypeOf } from './own-bodies.ts';

/** A body as it goes over the wire. */
export interface WrittenBody {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The body of a request: JSON of the schema's shape, and where requests are wrong now and then no such thing. */
export function writeBody({ id, body, path }: Operation, values: ValueMaking): WrittenBody | undefined {
  const { random, wildPercent } = values;
  if (id === 'POST /web-api/verification/documents') return documentForm(random);
  if (body === undefined) return random.int(60) >= wildPercent ? undefined : undescribed(random);
  const value = makeValue(body, '', values);
  if (random.int(200) < wildPercent) return broken(json(value), random);
  // Pages of the sandbox have forms.
  const isForm = path.startsWith('/sandbox/') && random.int(2) === 0;
  return isForm && isFlat(value) ? form(value) : written(ownTypeOf(id), json(value));
}

function undescribed(random: SeededRandom): WrittenBody {
  const value = { a: edgeOf({}, random), [random.pick(['id', 'type', 'csp-report'])]: edgeOf({}, random) };
  return random.pick([
    written('application/json', json(value)),
    written('application/json', json([value])),
    written('application/csp-report', json(value)),
    written('application/reports+json', json([{ type: 'csp-violation', body: value }])),
    written('application/octet-stream', '\0\u0001\u0002'),
    written(
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="a"; filename="a\0.png"\r\n\r\nx\r\n--b--',
    ),
  ]);
}

/** What is no JSON, or JSON that no schema speaks of. */
function broken(text: string, random: SeededRandom): WrittenBody {
  const type = 'application/json';
  switch (random.int(10)) {
    case 0:
      return written(type, text.slice(0, random.int(text.length + 1)));
    case 1:
      // Every property twice: readers that disagree on which counts disagree on what was asked.
      return written(type, text.replace(/^\{(.+)\}$/s, '{$1,$1}'));
    case 2:
      return written(type, '['.repeat(20_000));
    case 3:
      return written(type, json({ text: 'x'.repeat(300_000) }));
    case 4:
      return { type, bytes: Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d]) };
    case 5:
      return written(
        random.pick(['text/plain', 'application/xml', 'a/b;=', 'application/json; charset=utf-16']),
        text,
      );
    case 6:
      return written('application/x-www-form-urlencoded', 'a=1&a[b]=2&__proto__=3&%00=%00');
    case 7:
      return written(type, '');
    case 8:
      return written(type, text.replace('{', '{"__proto__":{"isOperator":true},'));
    default:
      return written(type, text.replaceAll(/:\d+/g, ':1e999'));
  }
}

const DOCUMENT_KINDS = ['identity', 'selfie', 'address'];

const written = (type: string, text: string): WrittenBody => ({ type, bytes: Buffer.from(text) });
const json = (value: unknown): string => JSON.stringify(value);
const isFlat = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
const form = (value: Readonly<Record<string, string>>): WrittenBody =>
  written('application/x-www-form-urlencoded', new URLSearchParams(value).toString());

/** A document as the form of the verification page sends it; now and then of a kind or a content that is none. */
function documentForm(random: SeededRandom): WrittenBody {
  const kind = random.pick([...DOCUMENT_KINDS, '']);
  const content = random.pick([
    png(random.int(255)),
    png(random.int(255)),
    Buffer.from('<svg/>'),
    Buffer.alloc(0),
  ]);
  const head = `--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\n${kind}\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="${random.pick(['a.png', '../../\0.png', '<b>'])}"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    type: 'multipart/form-data; boundary=b',
    bytes: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]),
  };
}
