/** The one line that says who must do what. */
import { type Asker as AskerOf, promptLine } from '@bb/table-kit/table/prompt-line.ts';
import type { ChoiceTexts } from '../i18n/en/choices.ts';
import type { ClassicSession, Snapshot } from '../session.ts';
import { text } from '../words.ts';

export type Asker = Omit<AskerOf<ClassicSession>, 'snapshot'> & { readonly snapshot: Pick<Snapshot, 'decision' | 'choices' | 'view'> };

export const promptText = (asker: Asker, { prompt }: ChoiceTexts): string =>
  promptLine(asker, {
    ...prompt,
    list: (seats) => seats.join(', '),
    choice: (choice) => text().choice(choice, asker.names.seat),
    question: (decision) => text().prompt(decision, asker.snapshot.view, asker.names.seat),
  });
