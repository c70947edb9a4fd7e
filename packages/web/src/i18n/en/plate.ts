/** What is printed on the map besides its places; read when the map is built. */
export const plate = {
  subtitle: 'The Golden Age of Piracy',
  scope: 'West Indies · Guinea · Eastern Seas',
  charts: {
    americas: 'The West Indies & the English Plantations',
    guinea: 'The Coast of Guinea',
    indies: 'The Eastern Seas',
  },
  closed: { 'gulf-of-mexico': 'Gulf of Mexico', 'ocean-sea': 'The Ocean Sea', 'south-sea': 'The South Sea' },
  retired: 'Retired',
  lost: 'Davy Jones’s Locker',
  routes: ['with the Trades', 'round the Cape of Good Hope'],
};
