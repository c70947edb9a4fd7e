/** The texts of notifications. They name a table and the kind of event, and reveal nothing of a hand. */
import type { NoticeKind } from '../chat.ts';

/** By kind: the text for a table of this name. */
export type NoticeTexts = Readonly<Record<NoticeKind, (table: string) => string>>;
