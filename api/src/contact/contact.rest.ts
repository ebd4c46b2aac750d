import { z } from '@hono/zod-openapi';
import { idempotencyHeader, keyOfMessage } from '../idempotencyKey.ts';
import { inWords, limits } from '../limits/limits.ts';
import { jsonBody, route } from '../rest/route.ts';
import { sendContactMessage } from './contact.ts';
import { contactMessageInput } from './forms.ts';

route(
  {
    method: 'post',
    path: '/api/contact',
    permission: sendContactMessage.permission,
    summary: `Sends a message to the organizers, from the home form or the contact page’s; at most ${inWords(limits.contact.address)} from one address`,
    headers: idempotencyHeader(keyOfMessage),
    body: contactMessageInput,
    bodyExample: {
      name: 'Sari Wulandari',
      email: 'sari@example.org',
      subject: 'A visit to Laweyan',
      message: 'May our class of twenty come and see how wax is drawn?',
      type: 'community',
    },
    answer: z.object({ success: z.literal(true) }),
    status: 201,
    failures: [429],
  },
  async (c) => {
    const { context } = c.var;
    const key = c.req.header('Idempotency-Key') ?? null;
    await sendContactMessage(context.viewer, context, await jsonBody(c), key);
    return c.json({ success: true }, 201);
  },
);
