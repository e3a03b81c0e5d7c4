import { AwsClient } from 'aws4fetch';

import { signaturesOf } from './signature-v4.ts';

/** Keys and examples that Amazon published for header-based authentication to S3. */
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  service: 's3',
} as const;
const AT = '20130524T000000Z';
const HOST = 'examplebucket.s3.amazonaws.com';
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const EXAMPLES = [
  {
    what: 'GET of an object',
    method: 'GET',
    target: '/test.txt',
    headers: { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'PUT of an object',
    method: 'PUT',
    target: '/test%24file.text',
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    what: 'GET with a query without a value',
    method: 'GET',
    target: '/?lifecycle=',
    headers: { 'x-amz-content-sha256': EMPTY },
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    what: 'GET with a query of two',
    method: 'GET',
    target: '/?max-keys=2&prefix=J',
    headers: { 'x-amz-content-sha256': EMPTY },
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
] as const;

describe('Signature Version 4, by the examples of Amazon', () => {
  it.each(EXAMPLES)('is what the client of buckets makes: $what', async (example) => {
    const client = new AwsClient(KEYS);
    const { headers } = await client.sign(`https://${HOST}${example.target}`, {
      method: example.method,
      headers: example.headers,
      aws: { datetime: AT, allHeaders: true },
    });
    expect(headers.get('authorization')).toMatch(new RegExp(`Signature=${example.signature}$`));
  });

  it.each(EXAMPLES)(
    'is what the bucket of tests asks for: $what',
    ({ method, target, headers, signature }) => {
      const sent: Record<string, string> = { ...headers, host: HOST, 'x-amz-date': AT };
      const signed = Object.keys(sent).toSorted().join(';');
      const scope = `${AT.slice(0, 8)}/us-east-1/s3/aws4_request`;
      const authorization = `AWS4-HMAC-SHA256 Credential=${KEYS.accessKeyId}/${scope},SignedHeaders=${signed},Signature=${signature}`;
      expect(
        signaturesOf({ method, target, headers: { ...sent, authorization } }, KEYS.secretAccessKey),
      ).toEqual({ expected: signature, carried: signature });
    },
  );
});
