/** What notices say. They name a table and the kind of thing that has happened there, and never what anybody holds. */
import type { NoticeKind } from '@bb/protocol';

/** `table`: its name. */
export type NoticeTexts = Readonly<Record<NoticeKind, (table: string) => string>>;
