import type { mapLettering as english } from './en.ts';

export const mapLettering: typeof english = {
  subtitle: 'Das goldene Zeitalter der Piraten',
  scope: 'Westindien · Guinea · Östliche Meere',
  charts: {
    americas: 'Westindien & die englischen Pflanzungen',
    guinea: 'Die Küste von Guinea',
    indies: 'Die östlichen Meere',
  },
  closed: { 'gulf-of-mexico': 'Golf von Mexiko', 'ocean-sea': 'Das Weltmeer', 'south-sea': 'Die Südsee' },
  retired: 'Ruhestand',
  lost: 'Auf dem Meeresgrund',
  routes: ['mit dem Passat', 'um das Kap der Guten Hoffnung'],
};
