/** Sailing to a far hex, step by step. */
import type { Choice, PlaceId } from '@bb/classic/rules';
import type { Session, Snapshot } from '../session.ts';

/** A course that is being sailed. It ends when something else is asked: hunters, an ally, the end of the move. */
export class Course {
  private way: readonly PlaceId[] = [];
  private readonly current: () => Session;

  /** Made while its component is. */
  constructor(current: () => Session) {
    this.current = current;
    $effect(() => {
      const { snapshot } = this.current();
      if (this.way.length > 0) void this.goOn(snapshot);
    });
  }

  /** Sails to the last place of the way. */
  set(way: readonly PlaceId[]): void {
    this.way = way;
    this.step(this.current().snapshot);
  }

  /** The next step, when the last one has been seen, unless the player has done something else. */
  private async goOn(snapshot: Snapshot): Promise<void> {
    await this.current().waitForAnimations();
    if (this.way.length > 0 && this.current().snapshot === snapshot) this.step(snapshot);
  }

  private step(snapshot: Snapshot): void {
    // While others are asked, or a die is thrown, the course waits.
    if (snapshot.choices.length === 0) return;
    const [to, ...rest] = this.way;
    const choice = snapshot.choices.find(
      (choice): choice is Extract<Choice, { type: 'moveTo' }> => choice.type === 'moveTo' && choice.to === to,
    );
    this.way = choice ? rest : [];
    if (choice) void this.current().answer(choice);
  }
}
