import * as v from 'valibot';
import { CHAT_STATUSES } from '../rules/room/room-status.ts';

export const ChatStatusSchema = v.picklist(CHAT_STATUSES);
