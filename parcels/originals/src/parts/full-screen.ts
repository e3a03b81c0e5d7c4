/** The part of the page that takes the whole screen. */
export const FULL_SCREEN_ID = 'own-game';

/** Takes the whole screen with the game, or gives it back. Answers whether the browser let it. */
export async function toggleFullScreen(): Promise<boolean> {
  try {
    if (document.fullscreenElement !== null) await document.exitFullscreen();
    else await document.getElementById(FULL_SCREEN_ID)?.requestFullscreen();
    return true;
  } catch {
    return false;
  }
}
