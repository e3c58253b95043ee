import { readSite } from './app/content/site.server.ts'
import { searchDataOf } from './app/content/search-data.server.ts'
import { finder } from './app/search/find.ts'
const d=searchDataOf(await readSite('content'))
let t=performance.now(); const f=finder(d); console.log('index',performance.now()-t)
for (let r=0;r<3;r++) for (const w of ['jaw','my hair is falln out in the shower','chest pain','xqzw plumbing']) { let m=0, at='', s=''; const u=process.cpuUsage(); for (const c of w) { s+=c; if(s.trim().length<2) continue; t=performance.now(); f(s); const x=performance.now()-t; if(x>m){m=x;at=s} } const c=process.cpuUsage(u); console.log(r,w,m.toFixed(1),at,'cpu/key',((c.user+c.system)/1000/w.length).toFixed(1)) }
