import type { ArtBuilder } from '../art-builder.ts';
import type { Edition } from '../edition.ts';
import type { PanelId } from '../geo.ts';
import { areaLettering, type SmallName } from '../placement.ts';

/** Small names are hidden below this scale, in CSS pixels per board unit. */
const NAMES_FROM_PX_PER_UNIT = 0.62;

export function drawNames(e: ArtBuilder, edition: Edition, panel: PanelId, small: readonly SmallName[]): void {
  for (const { line, afloat } of small.filter((name) => name.panel === panel)) {
    const from = line.size < 10.5 ? NAMES_FROM_PX_PER_UNIT : undefined;
    if (afloat) e.letter(line, { fill: 'plate-ink-sea', stroke: 'plate-halo-sea-thin', width: 2, round: true, alpha: 0.88 }, from);
    else e.letter(line, { fill: 'plate-ink-soft', alpha: 0.92 }, from);
  }
  e.names(`waters-${panel}`, (language) =>
    areaLettering(edition, panel, language).map(({ line, closed }) => ({
      line,
      pen: closed ? { fill: 'plate-ink-sea', alpha: 0.55 } : { fill: 'plate-ink-sea', stroke: 'plate-halo-sea', width: 4, round: true },
    })),
  );
}
