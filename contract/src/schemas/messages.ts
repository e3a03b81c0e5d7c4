import { Type, type Static } from 'typebox';

/** GET /sandbox/outbox.json?to=: what players were sent, newest first; in sandbox mode alone. */
export const OutboxView = Type.Object({
  messages: Type.Array(
    Type.Object({
      id: Type.String(),
      channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
      to: Type.String(),
      template: Type.String(),
      language: Type.String(),
      subject: Type.String(),
      text: Type.String(),
      /** The one-time code in it. */
      code: Type.Union([Type.String(), Type.Null()]),
      /** Where it leads, in full. */
      link: Type.Union([Type.String(), Type.Null()]),
      state: Type.Union([Type.Literal('waiting'), Type.Literal('sent'), Type.Literal('dead')]),
      at_ms: Type.Integer(),
    }),
  ),
});
export type OutboxView = Static<typeof OutboxView>;
