import source from './icons.json' with { type: 'json' };

export type IconName = keyof typeof source.icons;

/** Width and height of the square on which every icon is drawn. */
export const ICON_SIZE = source.size;

const isIcon = (name: string): name is IconName => Object.hasOwn(source.icons, name);
export const ICONS: readonly IconName[] = Object.keys(source.icons).filter(isIcon);

/** Path data of an icon in one color. */
export function iconPath(name: IconName): string {
  return source.icons[name];
}
