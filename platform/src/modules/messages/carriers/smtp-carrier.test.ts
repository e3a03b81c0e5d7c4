import { SMTPServer, type SMTPServerSession } from 'smtp-server';

import { readConfig } from '../../../kernel/config/config.ts';
import { UndeliverableError, type Carrier, type CarriedMessage, type CarriedSites } from './carrier.ts';
import { createSmtpCarrier } from './smtp-carrier.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

/** A real SMTP server on a free port. */
async function startServer(refuse: (address: string) => Error | undefined) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) => done(refuse(address.address)),
    onData(stream, session: SMTPServerSession, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    received,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function codeMessage(over: Partial<CarriedMessage> = {}): CarriedMessage {
  return {
    id: '4711',
    to: 'ann@example.com',
    language: 'en',
    content: {
      subject: '123456: your code',
      lines: ['Your code.'],
      code: '123456',
      link: { label: 'Open', path: '/en/user/passwordreset?token=abc' },
    },
    ...over,
  };
}

/** The installation's own site, and a brand. */
const SITES: CarriedSites = {
  nameOf: (brand) => (brand === 'meadow' ? 'Meadow' : 'Silver Turf'),
  originOf: (brand) => (brand === 'meadow' ? 'https://meadow.example' : 'https://paddock.example'),
};

describe('mails by SMTP', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let carrier: Carrier;
  let refusal: Error | undefined;

  beforeAll(async () => {
    server = await startServer(() => refusal);
    const config = readConfig(
      {
        NODE_ENV: 'test',
        PUBLIC_ORIGIN: 'https://paddock.example',
        MAIL_FROM: 'Paddock <hello@paddock.example>',
      },
      '/',
    );
    carrier = createSmtpCarrier(config, server.url, SITES);
  });
  afterAll(async () => {
    carrier.close?.();
    await server.close();
  });
  beforeEach(() => {
    server.received.length = 0;
    refusal = undefined;
  });

  const headersOf = (source = '') =>
    source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');

  it('come from the brand of their player, with its name and links', async () => {
    await carrier.deliver(codeMessage({ brand: 'meadow' }));
    const [mail] = server.received;
    expect(headersOf(mail?.source)).toContain('From: Meadow <hello@paddock.example>');
    expect(mail?.source).toContain('font-weight:bold">Meadow</p>');
    expect(mail?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
      'https://meadow.example/en/user/passwordreset?token=abc',
    );
  });

  it('reach the server with both forms of the text and links of our own site', async () => {
    await carrier.deliver(codeMessage());
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'hello@paddock.example', to: ['ann@example.com'] });
    const headers = headersOf(mail?.source);
    expect(headers).toContain('From: Paddock <hello@paddock.example>');
    expect(headers).toContain('Subject: 123456: your code');
    expect(headers).toContain('Message-ID: <4711@paddock.example>');
    expect(headers).toContain('Auto-Submitted: auto-generated');
    expect(headers).not.toContain('List-Unsubscribe');
    expect(mail?.source).toContain('text/html');
    expect(mail?.source).toContain('font-weight:bold">Silver Turf</p>');
    expect(mail?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
      'https://paddock.example/en/user/passwordreset?token=abc',
    );
  });

  it('come from the site by its name where the configuration names nobody', async () => {
    const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'https://paddock.example' }, '/');
    const unnamed = createSmtpCarrier(config, server.url, SITES);
    await unnamed.deliver(codeMessage());
    unnamed.close?.();
    expect(headersOf(server.received[0]?.source)).toContain('From: Silver Turf <no-reply@paddock.example>');
  });

  it('carry the way out of marketing letters in the header and in the text [S2-52]', async () => {
    await carrier.deliver(codeMessage({ unsubscribeToken: 'to.ken' }));
    const [mail] = server.received;
    const headers = headersOf(mail?.source);
    expect(headers).toContain(
      'List-Unsubscribe: <https://paddock.example/web-api/user/stopnewsletter?token=to.ken>',
    );
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
      'https://paddock.example/en/user/stopnewsletter?token=to.ken',
    );
  });

  it('cannot be given headers or recipients by what is in them', async () => {
    const content = {
      subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBody',
      lines: ['<script>alert(1)</script>'],
    };
    await carrier.deliver(codeMessage({ content }));
    const [mail] = server.received;
    expect(mail?.to).toEqual(['ann@example.com']);
    expect(headersOf(mail?.source)).not.toMatch(/^Bcc:/im);
    expect(headersOf(mail?.source)).toContain('Subject: Hello Bcc: eve@example.com Body');
    expect(mail?.source.slice(mail.source.indexOf('text/html'))).not.toContain('<script>');
  });

  it('that the server refuses for good are told apart from those it refuses now', async () => {
    refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
    await expect(carrier.deliver(codeMessage())).rejects.toBeInstanceOf(UndeliverableError);
    refusal = Object.assign(new Error('come back later'), { responseCode: 450 });
    await expect(carrier.deliver(codeMessage())).rejects.not.toBeInstanceOf(UndeliverableError);
  });

  it('do not leave in the clear in production, even when the server offers nothing else', async () => {
    const config = readConfig({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://paddock.example' }, '/');
    const strict = createSmtpCarrier(config, server.url, SITES);
    await expect(strict.deliver(codeMessage())).rejects.toThrow();
    strict.close?.();
    const named = createSmtpCarrier(config, `${server.url}?requireTLS=false`, SITES);
    await named.deliver(codeMessage());
    named.close?.();
    expect(server.received).toHaveLength(1);
  });
});
