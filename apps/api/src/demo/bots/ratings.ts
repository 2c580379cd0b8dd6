import { LANGUAGES, type Language } from '@footlight/contract';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ApiError } from '../../kernel/api-error.ts';
import { handOrder, user } from '../../kernel/db/schema/index.ts';
import { findRoom } from '../../kernel/rooms/rooms.ts';
import type { Context } from '../../routes/context.ts';
import { ratingSellers } from '../past/rating-sellers.ts';
import { demoWorld } from '../world.ts';

/** Long enough to see an order wait, or to withdraw it. */
const AFTER_MS = 45_000;
const AT_ONCE = 20;

const ANSWERS: Record<Language, string> = {
  en: 'Thank you for sending me this. The light suits you and the pose is relaxed; next time come a little closer. Eight of ten from me.',
  de: 'Danke, dass du mir das geschickt hast. Das Licht steht dir und die Haltung ist entspannt; komm nächstes Mal etwas näher. Von mir acht von zehn.',
  es: 'Gracias por enviármela. La luz te favorece y la postura es relajada; la próxima vez acércate un poco más. Un ocho de diez.',
  fr: 'Merci de me l’avoir envoyée. La lumière vous va bien et la pose est détendue ; la prochaine fois, approchez-vous un peu. Huit sur dix pour moi.',
  it: 'Grazie per avermela mandata. La luce ti dona e la posa è rilassata; la prossima volta avvicinati un po’. Per me otto su dieci.',
  nl: 'Dank je dat je me deze stuurde. Het licht staat je goed en de houding is ontspannen; kom de volgende keer iets dichterbij. Van mij een acht.',
};

/** Answers ratings in words, in the buyer's language, with the same service as people. */
export function createRatingBot({ database, orders, now }: Pick<Context, 'database' | 'orders' | 'now'>) {
  const { orm } = database;
  const seller = alias(user, 'seller');
  /** Sellers that no demo account logs in as. */
  const sellers = [
    'duettist',
    ...ratingSellers(demoWorld(new Date()).models).map(({ username }) => username),
  ];
  return async (): Promise<void> => {
    const waiting = await orm
      .select({ id: handOrder.id, language: user.language, seller: seller.username })
      .from(handOrder)
      .innerJoin(user, eq(user.id, handOrder.userId))
      .innerJoin(seller, eq(seller.id, handOrder.modelId))
      .where(
        and(
          inArray(seller.username, sellers),
          eq(handOrder.kind, 'dickrating'),
          eq(handOrder.state, 'waiting'),
          lte(handOrder.createdAt, new Date(now() - AFTER_MS)),
        ),
      )
      .limit(AT_ONCE);
    for (const { id, language, seller: name } of waiting) {
      const room = await findRoom(orm, name);
      if (!room) continue;
      const text = ANSWERS[LANGUAGES.find((one) => one === language) ?? 'en'];
      // Withdrawn or expired in the meantime: nothing to answer.
      await orders.accept(id, room.user, { media_id: null, text }).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
    }
  };
}
