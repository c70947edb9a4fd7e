/** The fields that requests and socket messages about tables share. */
import { Type } from 'typebox';

/** The size of a message. */
export const MAX_MESSAGE_BYTES = 4096;

export const table = Type.String({ pattern: '^[\\w-]{1,64}$' });
/** Visible ASCII characters: every database stores them unchanged. */
export const key = Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$' });
export const seq = Type.Integer({ minimum: 0, maximum: 1_000_000 });
