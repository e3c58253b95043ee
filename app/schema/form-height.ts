// Bounds of the height of a form's frame, in px. form-embed.module.css has them too.
export const MIN_HEIGHT = 200
export const MAX_HEIGHT = 6000
