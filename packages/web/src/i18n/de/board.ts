export const board = {
  chart: { americas: 'Amerika', guinea: 'Guinea', indies: 'Indien' },
  counters: 'Figuren und Ziele',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  wholeMap: 'Die ganze Karte',
  miniMap: 'Was das Fenster zeigt; zum Verschieben drücken',
};
