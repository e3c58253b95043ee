// Modules that the Vite plugins of scripts/vite make.
declare module 'virtual:chrome' {
  export const chrome: import('./chrome.ts').Chrome
}

declare module 'virtual:elements' {
  const script: string
  export default script
}
