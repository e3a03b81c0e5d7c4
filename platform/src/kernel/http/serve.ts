import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  ContextConfigDefault,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify';
import { ENDPOINTS, type EndpointName, type Endpoints } from '@paddock/contract/endpoints';

import type { HttpApp } from './http-app.ts';

/** What serves an endpoint: its request and its answer are those of the table. */
export type EndpointHandler<Name extends EndpointName> = RouteHandlerMethod<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  RouteGenericInterface,
  ContextConfigDefault,
  Endpoints[Name],
  TypeBoxTypeProvider
>;

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
export function serve<Name extends EndpointName>(
  app: HttpApp,
  name: Name,
  ...given: [EndpointHandler<Name>] | [ServeOptions, EndpointHandler<Name>]
): void {
  const [options, handler] = given.length === 1 ? [{}, given[0]] : given;
  const [method = '', url = ''] = name.split(' ');
  const schema: Endpoints[EndpointName] = ENDPOINTS[name];
  app.route({ ...options, method, url, schema: { ...schema }, handler: handler as RouteHandlerMethod });
}
