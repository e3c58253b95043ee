// What islands need of React. A module of its own, so that the starter can download React and the island at once.
export { hydrateRoot } from 'react-dom/client'
