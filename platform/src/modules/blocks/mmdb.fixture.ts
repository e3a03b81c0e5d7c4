/** A tiny file of countries, as operators have large ones: networks of IPv4 by the first bits of their address. */
export function mmdbOf(countries: Readonly<Record<string, string>>): Buffer {
  const data: Buffer[] = [];
  let size = 0;
  const nodes: [number | null, number | null][] = [[null, null]];
  const found = new Map<string, number>();
  for (const [network, code] of Object.entries(countries)) {
    if (!found.has(code)) {
      const record = map({ country: map({ iso_code: text(code) }) });
      found.set(code, size);
      data.push(record);
      size += record.length;
    }
    put(nodes, network, -1 - (found.get(code) ?? 0));
  }
  const count = nodes.length;
  const recordOf = (to: number | null) => (to === null ? count : to < 0 ? count + 16 + (-1 - to) : to);
  const tree = Buffer.alloc(count * 6);
  for (const [at, [left, right]] of nodes.entries()) {
    tree.writeUIntBE(recordOf(left), at * 6, 3);
    tree.writeUIntBE(recordOf(right), at * 6 + 3, 3);
  }
  const metadata = map({
    node_count: number(count),
    record_size: number(24),
    ip_version: number(4),
    database_type: text('Test-Country'),
    languages: Buffer.from([0x00, 0x04]),
    binary_format_major_version: number(2),
    binary_format_minor_version: number(0),
    build_epoch: number(1),
    description: map({}),
  });
  return Buffer.concat([
    tree,
    Buffer.alloc(16),
    ...data,
    Buffer.from('abcdef', 'hex'),
    Buffer.from('MaxMind.com'),
    metadata,
  ]);
}

/** @param value where a negative one is the place of a record, counted from -1 */
function put(nodes: [number | null, number | null][], network: string, value: number): void {
  const [address = '', bits = '32'] = network.split('/');
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const length = Number(bits);
  let at = 0;
  for (let bit = 0; bit < length; bit++) {
    const side = Math.floor(number / 2 ** (31 - bit)) % 2 === 1 ? 1 : 0;
    const node = nodes[at];
    if (node === undefined) return;
    if (bit === length - 1) node[side] = value;
    else {
      const next = node[side] ?? nodes.push([null, null]) - 1;
      node[side] = next;
      at = next;
    }
  }
}

const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return Buffer.concat([Buffer.from([(6 << 5) | 4]), bytes]);
}

const map = (values: Readonly<Record<string, Buffer>>): Buffer =>
  Buffer.concat([
    Buffer.from([(7 << 5) | Object.keys(values).length]),
    ...Object.entries(values).flatMap(([key, value]) => [text(key), value]),
  ]);
