import type { FastifyReply, FastifyRequest, RouteHandlerMethod, RouteShorthandOptions } from 'fastify';
import { ENDPOINTS, type Calls, type EndpointName, type Endpoints } from '@paddock/contract/endpoints';

import type { HttpApp } from './http-app.ts';

/** Nothing is known of what the line does not name. */
type Given<Part> = [Part] extends [undefined] ? unknown : Part;

/** A request of an endpoint: what its line of the table says it may carry. */
interface EndpointRequest<Call extends Calls[EndpointName]> extends FastifyRequest {
  params: Given<Call['params']>;
  query: Given<Call['query']>;
  body: Given<Call['body']>;
  headers: FastifyRequest['headers'] & Given<Call['headers']>;
}

/** What answers it: each of its statuses with the answer of that status. */
interface EndpointReply<Answers, Answer = Answers[keyof Answers]> extends FastifyReply {
  code<Status extends keyof Answers>(status: Status): EndpointReply<Answers, Answers[Status]>;
  code(status: never): FastifyReply;
  status<Status extends keyof Answers>(status: Status): EndpointReply<Answers, Answers[Status]>;
  status(status: never): FastifyReply;
  send(...answer: null extends Answer ? [answer?: Answer] : [answer: Answer]): this;
  header(name: string, value: unknown): this;
  type(mediaType: string): this;
}

type Answered<Call extends Calls[EndpointName]> = Call['answers'][keyof Call['answers']];

/** What serves an endpoint: its request and its answer are those of the table. */
export type EndpointHandler<Name extends EndpointName> = (
  request: EndpointRequest<Calls[Name]>,
  reply: EndpointReply<Calls[Name]['answers']>,
) => Answered<Calls[Name]> | undefined | Promise<Answered<Calls[Name]> | undefined>;

/** What a route may say beside its endpoint: its budget, the size of its body. */
export type ServeOptions = Pick<
  RouteShorthandOptions,
  'config' | 'bodyLimit' | 'attachValidation' | 'preHandler' | 'onRequest'
>;

/** Serves an endpoint of the contract's table: `serve(app, 'GET /web-api/ideas', handler)`. */
export function serve<Name extends EndpointName>(
  app: HttpApp,
  name: Name,
  handler: EndpointHandler<Name>,
): void;
export function serve<Name extends EndpointName>(
  app: HttpApp,
  name: Name,
  options: ServeOptions,
  handler: EndpointHandler<Name>,
): void;
export function serve(app: HttpApp, name: EndpointName, ...given: [unknown] | [ServeOptions, unknown]): void {
  const [options, handler] = given.length === 1 ? [{}, given[0]] : given;
  const [method = '', url = ''] = name.split(' ');
  const schema: Endpoints[EndpointName] = ENDPOINTS[name];
  app.route({ ...options, method, url, schema: { ...schema }, handler: handler as RouteHandlerMethod });
}
