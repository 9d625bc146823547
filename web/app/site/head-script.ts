/**
 * Runs before the first paint. The HTML of public pages is the same for everyone, so this script sets the theme and a
 * likely login as attributes on <html> for the CSS. It blocks native submits of forms without an action (they would put
 * the fields into the URL before hydration). It stops clicks on elements that need JavaScript and records these elements,
 * which entry.client.tsx clicks again. Empty in the browser bundle, because it has already run by then.
 */
export const headScript = import.meta.env.SSR
  ? `(()=>{const r=document.documentElement,c=document.cookie;let t;try{t=localStorage.getItem("theme")}catch{}t??=c.match(/(?:^|; )theme=(\\w+)/)?.[1];if(t==="light"||t==="dark")r.dataset.theme=t;if(/(?:^|; )signed_in=1/.test(c))r.dataset.signedIn="";addEventListener("submit",e=>{e.target.hasAttribute("action")||e.preventDefault()},true);window.earlyPresses=new Set;addEventListener("click",e=>{const p=window.earlyPresses,b=e.target.closest("button:not([popovertarget]),a.vote-login,[type=checkbox],[type=radio]");if(!p||!b||b.form?.hasAttribute("action")||e.ctrlKey||e.metaKey||e.shiftKey)return;p.add(b);b.matches("a,input")&&e.preventDefault();e.stopPropagation()},true)})()`
  : '';
