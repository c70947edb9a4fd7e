export const board = {
  chart: { americas: 'Amériques', guinea: 'Guinée', indies: 'Indes' },
  counters: 'Pions et cibles',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  wholeMap: 'La carte entière',
  miniMap: 'Ce que montre la fenêtre ; appuyer pour la déplacer',
};
