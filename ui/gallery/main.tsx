import '#assets/tokens.css';
import '#assets/base.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(<Gallery />);

new EventSource('/changes').addEventListener('message', () => location.reload());
