import "./styles.css";
import { createRoot } from "react-dom/client";
import { DeskApp } from "./desk-app.tsx";

const root = document.getElementById("desk");
if (root) createRoot(root).render(<DeskApp />);
