import { sentTo } from '../../messages/messages.fixture.ts';
import type { IdentityPlatform } from '../identity.fixture.ts';

/** Token of the newest link sent to an address: it stands after the #, where servers are not told of it. */
export async function tokenSentTo({ kernel }: IdentityPlatform, to: string): Promise<string> {
  const paths = (await sentTo(kernel.db, to)).map(({ content }) => content.link?.path ?? '');
  const token = paths.flatMap((path) => /#token=([\w-]{43})$/.exec(path)?.[1] ?? [])[0];
  if (token === undefined) throw new Error(`no token was sent to ${to}`);
  return token;
}

/** What a caller at an address of its own asks for. */
export function callerOf({ app }: IdentityPlatform) {
  let callers = 0;
  return {
    post(
      url: string,
      body: object,
      over: { readonly headers?: Record<string, string>; readonly remoteAddress?: string } = {},
    ) {
      callers += 1;
      const remoteAddress = `10.0.${Math.floor(callers / 250)}.${callers % 250}`;
      return app.inject({ method: 'POST', url, body, remoteAddress, ...over });
    },
  };
}
