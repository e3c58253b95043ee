// Modules that the Vite plugins of scripts/vite make.
declare module 'virtual:chrome' {
  export const chrome: import('./chrome.ts').Chrome
}
