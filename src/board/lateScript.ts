/**
 * Gives what loads another script of ours into the page; it is loaded once, however often it is
 * asked for. Call it while the page's own script runs: the other is let in by that one's nonce.
 * @param script the page's own script; its `data-NAME` has the address of the script NAME
 */
export function lateScript(
  script: HTMLOrSVGScriptElement | null,
  name: string,
): () => Promise<void> {
  const nonce = script?.nonce ?? '';
  const address = script?.dataset[name] ?? '';
  let loaded: Promise<void> | null = null;
  return () =>
    (loaded ??= new Promise((resolve, reject) => {
      const element = document.createElement('script');
      element.nonce = nonce;
      element.src = address;
      element.onload = () => resolve();
      element.onerror = () => reject(new Error(`${name} could not be loaded`));
      document.body.append(element);
    }));
}
